import { deflateSync } from 'node:zlib';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { demo, wake } from './demos.ts';

/** How long edited code may take to show: the first time it waits for React and the library. */
export const PREVIEW_TIMEOUT = 20_000;

export const codeField = (frame: Locator): Locator => frame.locator('.cm-content');
/** The document in which edited code runs: the second frame in the first. */
export const preview = (frame: Locator): FrameLocator =>
  frame.frameLocator('.edit-frame').frameLocator('iframe');
export const editErrors = (frame: Locator): Locator =>
  frame.getByRole('list', { name: 'Errors in the code' }).getByRole('listitem');

/** Shows a demo's source and makes it editable. */
export async function openEditor(page: Page, hash: string): Promise<Locator> {
  const frame = demo(page, hash);
  await wake(frame);
  await frame.getByRole('button', { name: 'Show the source' }).click();
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(codeField(frame)).toBeFocused({ timeout: PREVIEW_TIMEOUT });
  return frame;
}

/** Puts other code in the place of all that is in the editor, in one stroke. */
export async function writeCode(page: Page, frame: Locator, code: string): Promise<void> {
  await codeField(frame).press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** A demo that shows a text. */
export const showing = (text: string): string =>
  `export default function Edited() {\n  return <p>${text}</p>;\n}\n`;

/** The fragment of a link that carries an edit, made without the site's own code. */
export function editHash(hash: string, files: Record<string, string>): string {
  return `#edit=${hash}~${pack([1, 'ts', Object.entries(files)])}`;
}

export const pack = (state: unknown): string =>
  deflateSync(JSON.stringify(state)).toString('base64url');
