import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { complaintOf, refusalOf } from './refusal.ts';

it('names archives in which Yarn keeps what the source of a library imports', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'refusal-'));
  const folder = path.join(root, 'packages/kit');
  mkdirSync(folder, { recursive: true });
  const reason = ': it asks for clsx, not installed';
  const said = (where: string | null) =>
    refusalOf({ name: 'kit', folder: where }, reason, { lateAfter: null, missing: ['clsx'] })
      .message;
  expect(said(folder)).toContain(reason);
  writeFileSync(path.join(root, '.pnp.cjs'), '');
  expect(said(folder)).toContain('Yarn keeps them in archives here');
  expect(said(null), 'installed').toContain(reason);
  rmSync(root, { recursive: true });
});

it('says where packages are to be installed that a library of the repository names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'refusal-'));
  const manifest = { name: 'kit', peerDependencies: { clsx: '^2.0.0' } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const library = { name: 'kit', folder };
  const said = (missing: string[]) => refusalOf(library, ': no', { lateAfter: null, missing });
  expect(said(['clsx', 'other']).message).toBe(`error library-not-installed
  kit asks for clsx, not installed where its source is, in ${folder}
  Its package.json names it: install the packages of that folder, or of the workspace that it is in (npm install there), and a peer that it calls optional by its name (npm install -D <package>). Then run this again.`);
  expect(said(['other']).message).toContain('nothing-to-show');
  rmSync(folder, { recursive: true });
});

it('says of what took too long that it may be tried again, not that it is no library', () => {
  const late = refusalOf({ name: 'kit', folder: null }, ': React could not be run', {
    ...{ lateAfter: 60, missing: [] },
  });
  expect(late.message).toContain('The components of "kit" were not rendered within 60 s');
  expect(late.message).not.toContain('must be built');
});

it('tells what components said, else what the bundler says of them', () => {
  expect(complaintOf({ complaint: 'No rows', broken: 'No less' })).toBe('No rows');
  expect(complaintOf({ complaint: null, broken: 'No less\nat x' })).toBe('No less');
  expect(complaintOf({ complaint: null, broken: null })).toBeNull();
});
