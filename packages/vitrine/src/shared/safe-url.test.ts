import { expect, test } from 'vitest';
import { isSafeUrl } from './safe-url.ts';

test.each([
  '',
  '/a',
  'a/b?c#d',
  '#x',
  '//kit.example/',
  'https://a.example',
  'MAILTO:a@b.example',
  'swipe',
])('%j may be followed', (text) => expect(isSafeUrl(text)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'view-source:https://a.example',
  'https://[',
])('%j may not', (text) => expect(isSafeUrl(text)).toBe(false));
