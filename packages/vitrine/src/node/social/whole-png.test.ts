import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { encodePalettePng } from './palette-png.ts';
import { isWholePng } from './whole-png.ts';

test('a picture is whole when none of its bytes is another, missing or one too many', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-png-'));
  const file = path.join(dir, 'a.png');
  const check = (content: Uint8Array) => {
    writeFileSync(file, content);
    return isWholePng(file);
  };
  expect(isWholePng(file)).toBe(false);
  const png = encodePalettePng(new Uint8Array(4 * 64).fill(7), 8, 8);
  expect(check(png)).toBe(true);
  for (let index = 0; index < png.length; index += 1) {
    const damaged = Buffer.from(png);
    damaged[index]! ^= 16;
    expect(check(damaged), `byte ${index}`).toBe(false);
    expect(check(png.subarray(0, index)), `${index} bytes`).toBe(false);
  }
  expect(check(Buffer.concat([png, png]))).toBe(false);
  rmSync(dir, { recursive: true });
});
