import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Inputs, MadeUp } from './inputs.ts';
import { replaceMethod } from './replace.ts';

type Bytes = Pick<Uint8Array, 'buffer' | 'byteOffset' | 'byteLength'>;

/** Has inputs answer `Math.random()` and what makes identifiers of random bytes. */
export function replaceRandom({ ask }: Pick<Inputs, 'ask'>): void {
  replaceMethod(Math, 'random', (real) => () => {
    return ask('random', 'Math.random()', () => real(), nextNumber);
  });
  const web = Object.getPrototypeOf(crypto.webcrypto) as object;
  for (const owner of [web, crypto]) {
    replaceMethod(owner, 'randomUUID', (real) => (self, args) => {
      return ask('random', 'crypto.randomUUID()', () => real.apply(self, args), makeUuid);
    });
  }
  replaceMethod(web, 'getRandomValues', (real) => (self, args) => {
    const made = (run: MadeUp) => fill(run, args[0] as Bytes);
    return ask('random', 'crypto.getRandomValues()', () => real.apply(self, args), made);
  });
  // Libraries of identifiers take these where they find Node.
  replaceMethod(crypto, 'randomFillSync', (real) => (self, args) => {
    const made = (run: MadeUp) => fill(run, args[0] as Bytes);
    return ask('random', 'randomFillSync()', () => real.apply(self, args), made);
  });
  replaceMethod(crypto, 'randomBytes', (real) => (self, args) => {
    const isAwaited = args.length > 1;
    const made = (run: MadeUp) => fill(run, Buffer.alloc(Number(args[0])));
    return isAwaited
      ? real.apply(self, args)
      : ask('random', 'randomBytes()', () => real.apply(self, args), made);
  });
  syncBuiltinESMExports();
}

const nextNumber = ({ random }: MadeUp) => random();

function fill({ random }: MadeUp, into: Bytes): Bytes {
  const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = random() * 256;
  return into;
}

function makeUuid({ random }: MadeUp): string {
  const digits = () =>
    Math.floor(random() * 0x10000)
      .toString(16)
      .padStart(4, '0');
  return `${digits()}${digits()}-${digits()}-4${digits().slice(1)}-8${digits().slice(1)}-${digits()}${digits()}${digits()}`;
}
