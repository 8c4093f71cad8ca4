import type { ServerResponse } from 'node:http';
import type { DevAnswer } from './file-routes.ts';

/**
 * Writes an answer, of an early document the beginning first.
 * @param placeHead gives a document what every document of the server has in its head
 * @param tell says why the library cannot be loaded; the page hears of it once it listens
 */
export async function sendAnswer(
  response: ServerResponse,
  { type, body, status = 200, varies = false }: DevAnswer,
  placeHead: (html: string) => Promise<string>,
  tell: (error: unknown) => void,
): Promise<void> {
  response.writeHead(status, {
    'content-type': Buffer.isBuffer(body) ? type : `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(varies && { vary: 'Accept' }),
  });
  if (Buffer.isBuffer(body) || (typeof body === 'string' && type !== 'text/html')) {
    response.end(body);
  } else if (typeof body === 'string') {
    response.end(await placeHead(body));
  } else {
    response.write(await placeHead(body.html));
    const withoutDemos = (error: unknown) => {
      tell(error);
      return body.withoutDemos;
    };
    response.end(await body.rest.catch(withoutDemos));
  }
}
