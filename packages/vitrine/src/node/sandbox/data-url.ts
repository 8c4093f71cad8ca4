import path from 'node:path';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  ttf: 'font/ttf',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** A file as an address that holds its content: sandboxes take text only. */
export function toDataUrl(file: string, content: Buffer): string {
  const type = TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return `data:${type};base64,${content.toString('base64')}`;
}
