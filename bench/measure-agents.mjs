// How soon an assistant that asks about Material UI has read the answer: from the first answer of `vitrine mcp`, from
// the pages as HTML turned to text, and from llms-full.txt.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FRESH } from './agents/fresh-questions.mjs';
import { NEWEST } from './agents/newest-questions.mjs';
import { HELD_OUT, QUESTIONS } from './agents/questions.mjs';
import { readHtmlText } from './agents/html-text.mjs';
import { ASKED, SEALED } from './agents/sealed-questions.mjs';
import { LAST, UNSEEN } from './agents/unseen-questions.mjs';
import { REPOSITORY, VITRINE } from './contenders.mjs';
import { buildFlagship } from './sites.mjs';
import { median } from './statistics.mjs';

const require = createRequire(path.join(REPOSITORY, 'packages/vitrine/package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

/** @param run its `site` has been built */
export async function measureAgents({ site }) {
  const dist = await buildFlagship(site);
  const { Client } = await load('@modelcontextprotocol/sdk/client/index.js');
  const { StdioClientTransport } = await load('@modelcontextprotocol/sdk/client/stdio.js');
  const client = new Client({ name: 'bench', version: '1' });
  const [command, ...args] = [...VITRINE, 'mcp', '--site', dist];
  await client.connect(new StdioClientTransport({ command, args }));
  try {
    const figures = await measureSet(client, dist, QUESTIONS, '');
    const heldOut = await measureSet(client, dist, HELD_OUT, ', held out');
    const unseen = await measureSet(client, dist, UNSEEN, ', unseen');
    const last = await measureSet(client, dist, LAST, ', last');
    const fresh = await measureSet(client, dist, FRESH, ', fresh');
    const newest = await measureSet(client, dist, NEWEST, ', newest');
    const asked = await measureSet(client, dist, ASKED, ', asked');
    const sealed = await measureSet(client, dist, SEALED, ', sealed', true);
    return [...figures, ...heldOut, ...unseen, ...last, ...fresh, ...newest, ...asked, ...sealed];
  } finally {
    await client.close();
  }
}

/** @param isSealed which ones are not answered stays unknown */
async function measureSet(client, dist, questions, name, isSealed = false) {
  const full = readFull(dist);
  const rows = [];
  for (const [question, answer] of questions) {
    const { content } = await client.callTool({ name: 'search', arguments: { query: question } });
    const { text } = content[0];
    const { strict, loose } = answer instanceof RegExp ? { strict: answer, loose: answer } : answer;
    const first = tokensUntil(text, strict);
    rows.push({
      question,
      first,
      whole: first === null ? null : countTokens(text),
      html: readPages(findPages(dist, text), loose),
      full: tokensUntil(full, loose),
    });
  }
  for (const { question } of isSealed ? [] : rows.filter(({ first }) => first === null)) {
    console.error(`not in the first answer${name}: ${question}`);
  }
  return listFigures(rows, name);
}

function listFigures(rows, name) {
  // The first set, and the one that nothing was ever changed for.
  const isJudged = name === '' || name === ', newest';
  const middle = (read) => median(rows.map(read));
  const share = (read) => (rows.filter((row) => read(row) !== null).length / rows.length) * 100;
  const until = middle(({ first }) => first);
  const whole = middle(({ whole: tokens }) => tokens);
  const pagesUntil = middle(({ html }) => html?.until ?? null);
  const pagesWhole = middle(({ html }) => html?.whole ?? null);
  const figure = (title, value, unit, goal = {}) => ({
    ...{ name: title + name, value, unit },
    ...(isJudged && goal),
  });
  return [
    figure(
      `Answered in the first answer, of ${rows.length}`,
      share(({ first }) => first),
      '%',
      {
        atLeast: 90,
      },
    ),
    figure('Tokens until the answer, median', until, 'tokens', { target: 600 }),
    figure('Tokens of the whole first answer', whole, 'tokens', { target: 600 }),
    figure('Pages as text: tokens until the answer', pagesUntil, 'tokens'),
    figure('Pages as text: tokens of the pages opened', pagesWhole, 'tokens'),
    figure(
      'Pages as text: answered',
      share(({ html }) => html),
      '%',
    ),
    figure('Pages by whole answers', pagesWhole / whole, '×', { atLeast: 10 }),
    figure('Pages by answers, until the answer', pagesUntil / until, '×', { atLeast: 10 }),
    figure(
      'llms-full.txt: tokens until the answer',
      middle(({ full }) => full),
      'tokens',
    ),
  ];
}

/** Opens pages one after the other until the answer is there. */
function readPages(pages, answer) {
  let whole = 0;
  for (const text of pages) {
    const found = tokensUntil(text, answer);
    if (found !== null) return { until: whole + found, whole: whole + countTokens(text) };
    whole += countTokens(text);
  }
  return null;
}

/** The pages that the answer leads to, in its order, as text: what an assistant without the server would open. */
function findPages(dist, text) {
  const paths = [...text.matchAll(/(?:· |\(|: )(?:\w+ of [^,]*, )?(\/[\w/-]*)/g)].map(
    ([, found]) => found,
  );
  // A piece of text may end within an address.
  const files = [...new Set(paths)]
    .map((page) => path.join(dist, page, 'index.html'))
    .filter((file) => existsSync(file));
  return files.slice(0, 5).map((file) => readHtmlText(readFileSync(file, 'utf8')));
}

function readFull(dist) {
  const parts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/\\])llms-full(-\d+)?\.txt$/.test(file))
    .sort((a, b) => a.split(path.sep).length - b.split(path.sep).length || (a < b ? -1 : 1));
  return parts.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('\n');
}

/** About how many tokens are read until the end of the answer; `null` where it is not there. */
function tokensUntil(text, answer) {
  const found = answer.exec(text);
  return found ? countTokens(text.slice(0, found.index + found[0].length)) : null;
}

/** As the server counts them. */
function countTokens(text) {
  return Math.ceil(text.length / 3.7);
}
