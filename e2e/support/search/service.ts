import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Credentials that the stand-in accepts. */
export const APP = { appId: 'TESTAPP1', apiKey: 'search-only-key', indexName: 'kit docs' };

/** A record of DocSearch's shape; what a test does not name is null. */
export interface ServiceRecord {
  url: string;
  type: string;
  kind?: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
  weight?: { pageRank: number; level: number; position: number };
}

/** A question as it arrived. */
export interface ServiceQuery {
  path: string;
  headers: IncomingMessage['headers'];
  body: { query: string } & Record<string, unknown>;
  /** Whether the browser hung up before the answer. */
  abandoned: boolean;
}

/** Ways for a query to fail; `undefined` answers at once. */
export type Trouble = undefined | 'drop' | 'silence' | { status: number } | { delay: number };

/** A server that speaks the documented protocol of Algolia's search, for as much as a search box needs. */
export interface SearchService {
  url: string;
  /** Requests of any kind, preflights included. */
  requests: string[];
  queries: ServiceQuery[];
  records: ServiceRecord[];
  /** The key and the index that it knows. */
  apiKey: string;
  indexName: string;
  trouble: (query: string) => Trouble;
  /** Forgets what was asked and what was to go wrong. */
  reset: (records: ServiceRecord[]) => void;
  stop: () => Promise<void>;
}

export async function startSearchService(): Promise<SearchService> {
  const server = createServer((request, response) => void respond(service, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const service: SearchService = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    queries: [],
    records: [],
    apiKey: APP.apiKey,
    indexName: APP.indexName,
    trouble: () => undefined,
    reset: (records) => {
      service.requests = [];
      service.queries = [];
      service.records = records;
      service.apiKey = APP.apiKey;
      service.indexName = APP.indexName;
      service.trouble = () => undefined;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

async function respond(service: SearchService, request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request;
  service.requests.push(`${method} ${url}`);
  const send = (status: number, body: unknown) => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=UTF-8',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(body));
  };
  if (method === 'OPTIONS') {
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, x-algolia-application-id, x-algolia-api-key',
    });
    return response.end();
  }
  if (method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end('<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>');
  }
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const query: ServiceQuery = { path: url, headers, body: JSON.parse(text), abandoned: false };
  service.queries.push(query);
  response.on('close', () => (query.abandoned = !response.writableEnded));

  const trouble = service.trouble(query.body.query);
  if (trouble === 'drop') return request.socket.destroy();
  if (trouble === 'silence') return undefined;
  if (trouble && 'status' in trouble) return send(trouble.status, { message: 'No', ...trouble });
  if (trouble) await new Promise((resolve) => setTimeout(resolve, trouble.delay));
  if (
    headers['x-algolia-application-id'] !== APP.appId ||
    headers['x-algolia-api-key'] !== service.apiKey
  ) {
    return send(403, { message: 'Invalid Application-ID or API key', status: 403 });
  }
  const index = decodeURIComponent(/^\/1\/indexes\/([^/]+)\/query$/.exec(url)?.[1] ?? '');
  if (index !== service.indexName) {
    return send(404, { message: `Index ${index} does not exist`, status: 404 });
  }
  const hits = search(service.records, query.body);
  return send(200, { hits, nbHits: hits.length, page: 0, query: query.body.query });
}

/** Every word begins a word of the record; then the ranking and grouping that packages/vitrine/docs/hosted-search.md sets. */
function search(records: ServiceRecord[], body: ServiceQuery['body']) {
  const words = body.query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.flatMap((record) => {
    const attributes = [...Object.values(record.hierarchy).reverse(), record.content];
    const all = attributes.filter((text) => text !== null).join(' ');
    if (!words.every((word) => findWord(all, word) !== -1)) return [];
    const own = record.type === 'content' ? record.content : record.hierarchy[record.type];
    return [{ record, own: words.some((word) => findWord(own ?? '', word) !== -1) }];
  });
  const weightOf = ({ record }: (typeof found)[number]) =>
    record.weight ?? { pageRank: 0, level: 0, position: 0 };
  found.sort((a, b) => {
    const [one, other] = [weightOf(a), weightOf(b)];
    return (
      Number(b.own) - Number(a.own) ||
      other.level - one.level ||
      other.pageRank - one.pageRank ||
      one.position - other.position
    );
  });
  const mark = (text: string) => markWords(text, words, body);
  return distinct(found)
    .slice(0, Number(body.hitsPerPage))
    .map(({ record }) => ({
      ...Object.fromEntries(
        (body.attributesToRetrieve as (keyof ServiceRecord)[]).map((key) => [key, record[key]]),
      ),
      objectID: record.url,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy)
            .filter(([, text]) => text !== null)
            .map(([level, text]) => [level, { value: mark(text!), matchLevel: 'full' }]),
        ),
      },
      _snippetResult:
        record.content === null
          ? {}
          : { content: { value: mark(record.content.slice(0, 80)), matchLevel: 'full' } },
    }));
}

/** At most four records of a page. */
function distinct<Found extends { record: ServiceRecord }>(found: Found[]): Found[] {
  const counts = new Map<string, number>();
  return found.filter(({ record: { url } }) => {
    const page = url.replace(/#.*$/, '');
    counts.set(page, (counts.get(page) ?? 0) + 1);
    return counts.get(page)! <= 4;
  });
}

function findWord(text: string, word: string): number {
  const escaped = word.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'iu'));
}

function markWords(text: string, words: string[], body: ServiceQuery['body']): string {
  for (const word of words) {
    const at = findWord(text, word);
    if (at === -1) continue;
    const end = at + word.length;
    const marked = `${String(body.highlightPreTag)}${text.slice(at, end)}${String(body.highlightPostTag)}`;
    return text.slice(0, at) + marked + markWords(text.slice(end), words, body);
  }
  return text;
}
