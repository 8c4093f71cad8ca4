import { useEffect, useRef, useState } from 'react';
import type { IconAnswer, IconQuery } from './icon-search-worker.ts';
import { startWorker } from './start-worker.ts';

/**
 * Asks the worker. The answer to the query before is kept until the new one is there.
 * @param attempt another number asks the same again
 */
export function useIconSearch({ theme, query }: IconQuery, attempt: number): IconAnswer | null {
  const [answer, setAnswer] = useState<IconAnswer | null>(null);
  const worker = useRef<Worker>(null);
  useEffect(() => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<IconAnswer>) => setAnswer(data));
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    worker.current?.postMessage({ theme, query } satisfies IconQuery);
  }, [theme, query, attempt]);
  return answer;
}
