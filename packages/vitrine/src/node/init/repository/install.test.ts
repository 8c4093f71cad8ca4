import { expect, it } from 'vitest';
import { readPeerConflict } from './install.ts';

const SAID = `npm error code ERESOLVE
npm error ERESOLVE unable to resolve dependency tree
npm error While resolving: docs@undefined
npm error Found: react@19.3.1
npm error Could not resolve dependency:
npm error peer react@"^16.8.0 || ^18.0.0" from @acme/old@7.1.9
npm error node_modules/@acme/old`;

it('names the package that asks for an older React', () => {
  expect(readPeerConflict(SAID)).toBe('@acme/old@7.1.9 asks for react@"^16.8.0 || ^18.0.0"');
});

it('leaves other failures as they are', () => {
  expect(readPeerConflict('npm error code E404\nnpm error peer react@"1" from x')).toBe(null);
  expect(readPeerConflict('npm error code ERESOLVE\nnpm error could not resolve')).toBe(null);
});
