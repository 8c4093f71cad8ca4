/** Modules for one file. */
export interface ChunkPart {
  /** Their ids. */
  modules: string[];
  /** The entries that need them, as ascending numbers from 0 up. */
  users: number[];
  /** Characters of their code, neither minified nor compressed. */
  size: number;
  /** Ids of the modules that they import. */
  imports: ReadonlySet<string>;
}

/**
 * The cost of another file for an entry, in characters of code that it does not need (some 2 kB when minified
 * and compressed). Of 5, 10, 20 and 40 thousand it gave the flagship's demos the fewest files without
 * giving them more bytes: 12 instead of 58 for the first demo of a page, 70 kB instead of 68.
 */
const REQUEST_COST = 20_000;

interface Chunk {
  modules: string[];
  /** Bit set of the entries. */
  users: Uint32Array;
  size: number;
  dependencies: Set<Chunk>;
  /** Savings of a merge with a later chunk, where there are any. */
  gains: Map<Chunk, number>;
}

/**
 * Merges parts, the best pair first, as long as the requests saved outweigh the code that entries load
 * needlessly. No two files of the result need each other: one would run before its imports.
 * @param parts each module in one of them, without circles between them
 * @returns the ids of the modules of each file, in the order of the parts
 */
export function mergeChunks(parts: ChunkPart[]): string[][] {
  let chunks = linkChunks(parts);
  chunks.forEach((chunk, index) => noteGains(chunk, chunks.slice(index + 1)));
  for (let pair = bestPair(chunks); pair; pair = bestPair(chunks)) {
    const [into, from] = pair;
    chunks = chunks.filter((chunk) => chunk !== from);
    merge(into, from, chunks);
    const index = chunks.indexOf(into);
    for (const before of chunks.slice(0, index)) noteGains(before, [into]);
    noteGains(into, chunks.slice(index + 1));
  }
  return chunks.map(({ modules }) => modules);
}

function linkChunks(parts: ChunkPart[]): Chunk[] {
  const last = Math.max(0, ...parts.map(({ users }) => users.at(-1) ?? 0));
  const chunks = parts.map(({ modules, users, size }): Chunk => {
    const bits = new Uint32Array((last >> 5) + 1);
    for (const user of users) bits[user >> 5]! |= 1 << (user & 31);
    return {
      modules: [...modules],
      users: bits,
      size,
      dependencies: new Set(),
      gains: new Map(),
    };
  });
  const byModule = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk])));
  parts.forEach(({ imports }, index) => {
    const chunk = chunks[index]!;
    for (const id of imports) {
      const other = byModule.get(id);
      if (other && other !== chunk) chunk.dependencies.add(other);
    }
  });
  return chunks;
}

function merge(into: Chunk, from: Chunk, chunks: Chunk[]): void {
  into.modules.push(...from.modules);
  into.size += from.size;
  from.users.forEach((bits, word) => (into.users[word]! |= bits));
  for (const each of from.dependencies) into.dependencies.add(each);
  for (const { dependencies, gains } of chunks) {
    if (dependencies.delete(from)) dependencies.add(into);
    gains.delete(from);
  }
  into.dependencies.delete(into);
}

function noteGains(chunk: Chunk, later: Chunk[]): void {
  for (const other of later) {
    const saved = gain(chunk, other);
    // Stryker disable next-line all: only saves `bestPair` the time to pass over those that save nothing
    if (saved > 0) chunk.gains.set(other, saved);
    else chunk.gains.delete(other);
  }
}

function gain(one: Chunk, other: Chunk): number {
  let saved = 0;
  one.users.forEach((bits, word) => {
    const others = other.users[word]!;
    saved += countBits(bits & others) * REQUEST_COST;
    saved -= countBits(bits & ~others) * other.size + countBits(others & ~bits) * one.size;
  });
  return saved;
}

function bestPair(chunks: Chunk[]): [Chunk, Chunk] | undefined {
  let best: [Chunk, Chunk] | undefined;
  let most = 0;
  for (const chunk of chunks) {
    for (const [other, saved] of chunk.gains) {
      if (saved <= most || leadsAround(chunk, other) || leadsAround(other, chunk)) continue;
      most = saved;
      best = [chunk, other];
    }
  }
  return best;
}

/** Whether the one needs the other by way of a third, which would then need their merger and be needed by it. */
function leadsAround(from: Chunk, to: Chunk): boolean {
  const between = new Set(from.dependencies);
  between.delete(to);
  for (const each of between) {
    if (each.dependencies.has(to)) return true;
    for (const next of each.dependencies) between.add(next);
  }
  return false;
}

/** @see https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
