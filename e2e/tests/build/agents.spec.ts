import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { SITE } from '../../support/site.ts';
import { runVitrine } from '../../support/temp-site.ts';

test('vitrine agents writes what fits into a package, and the same again', async () => {
  test.setTimeout(120_000);
  const out = mkdtempSync(path.join(tmpdir(), 'vitrine-package-'));
  const args = ['agents', '--root', fileURLToPath(SITE), '--out', out];
  expect(await runVitrine(...args)).toMatchObject({ code: 0, stderr: '' });
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(out, file)).isFile(),
  );
  const bytes = (folder: string) =>
    files
      .filter((file) => file.startsWith(folder))
      .reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  expect(bytes('docs/api')).toBeGreaterThan(100_000);
  expect(bytes('docs/api') + bytes('docs/demos')).toBeLessThanOrEqual(1_000_000);
  expect(files).toEqual(
    expect.arrayContaining(['AGENTS.md', 'docs/index.md', 'skills/material-ui/SKILL.md']),
  );
  // No folder of the site's is named: the package has none.
  const buttons = readFileSync(path.join(out, 'docs/demos/buttons.md'), 'utf8');
  expect(buttons).toContain('**Contained buttons** (`contained-buttons.tsx`)');

  for (const file of files.filter((each) => each.startsWith('docs/') && each.endsWith('.md'))) {
    const text = readFileSync(path.join(out, file), 'utf8').replace(
      /^ *(`{3,})[^]*?^ *\1$|`[^`\n]*`/gm,
      '',
    );
    for (const [, target = ''] of text.matchAll(/\]\(((?!https?:|mailto:|#|data:)[^)\s#?]+)/g)) {
      const wanted = path.posix.join(path.posix.dirname(file), decodeURI(target));
      expect(files, `${file}: ${target}`).toContain(wanted);
    }
  }
  expect(await runVitrine(...args, '--check')).toMatchObject({ code: 0, stderr: '' });
  rmSync(path.join(out, 'docs/index.md'));
  const outdated = await runVitrine(...args, '--check');
  expect(outdated.code).toBe(1);
  expect(outdated.stderr).toContain('is not that of the site: docs/index.md');
  rmSync(out, { recursive: true });
});
