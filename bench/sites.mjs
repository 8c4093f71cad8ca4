// The sites that are measured: written once a run, built when a measurement first needs them.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { VITRINE, WORK } from './contenders.mjs';
import { measureCommand } from './processes.mjs';
import { setAside } from './set-aside.mjs';

/** How many pages a site has that is only browsed: what a reader loads should not depend on it. */
const BROWSED_PAGES = 100;
const DEMO_PAGES = 30;

const logOf = (contender, name) => path.join(WORK, 'logs', `${contender.name}-${name}.log`);

/** Writes the corpus of a contender afresh. Resolves to the site's folder. */
export function writeSite(contender, kind, pages) {
  const dir = path.join(contender.home, `${kind}-${pages}`);
  setAside(dir);
  if (kind === 'demos') contender.writeDemos(dir, pages);
  else contender.writePages(dir, pages);
  return dir;
}

/** Takes away what an earlier build has left. */
export function cleanSite(contender, dir) {
  for (const cache of [contender.out, ...contender.caches]) {
    setAside(path.join(dir, cache));
  }
}

/** Builds a site and measures the command; see `measureCommand`. */
export function buildSite(contender, dir) {
  const { env, build } = contender;
  return measureCommand({
    command: build(),
    cwd: dir,
    env,
    log: logOf(contender, path.basename(dir)),
  });
}

const built = new Map();

/**
 * The output folder of a contender's browsed site, built once a run.
 * @param kind `pages`, or `demos` for contenders that have them
 * @param pages size of the run's corpus, when it is smaller than a browsed site
 */
export function browsedSite(contender, kind, pages) {
  const key = `${contender.name} ${kind}`;
  if (!built.has(key)) built.set(key, buildBrowsedSite(contender, kind, pages));
  return built.get(key);
}

async function buildBrowsedSite(contender, kind, pages) {
  const dir = writeSite(
    contender,
    kind,
    kind === 'demos' ? DEMO_PAGES : Math.min(BROWSED_PAGES, pages),
  );
  console.error(`building ${contender.title}, ${path.basename(dir)}`);
  await buildSite(contender, dir);
  return path.join(dir, contender.out);
}

let flagship;

/** Builds the flagship where it is, once a run, and resolves to its output. */
export function buildFlagship(site) {
  flagship ??= (async () => {
    const log = path.join(WORK, 'logs/flagship.log');
    await measureCommand({ command: [...VITRINE, 'build', '--root', site], cwd: WORK, log });
    return path.join(site, 'dist');
  })();
  return flagship;
}

/** Number and total bytes of the files in a folder. */
export function measureFolder(dir) {
  const total = { files: 0, bytes: 0 };
  if (!existsSync(dir)) return total;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    total.files += 1;
    total.bytes += statSync(path.join(entry.parentPath, entry.name)).size;
  }
  return total;
}

/**
 * Measures every contender in turn.
 * @returns `ours`, and `peers` by name; a peer that fails is reported and left out
 * @throws whatever ours throws
 */
export async function measureEach([ours, ...others], measure) {
  const results = { ours: await measure(ours), peers: {} };
  for (const peer of others) {
    try {
      results.peers[peer.name] = await measure(peer);
    } catch (error) {
      console.error(`${peer.title} is left out:`, error);
    }
  }
  return results;
}
