import { useEffect, useState } from 'react';
import type { DemoError } from '../../client/demo-errors.ts';
import { loadDemoSource } from '../../client/demo-source.ts';
import type { DemoSourceData, ToolbarData } from '../../contract.ts';
import { SourceFiles } from './source-files.tsx';
import { LoadFailure, Waiting } from './toolbar-part.tsx';
import type { RunAction } from './use-actions.ts';

/** A demo's source below it: on its way, not arrived, or there. */
export function DemoSource({ data, run }: { data: ToolbarData; run: RunAction }) {
  const [source, setSource] = useState<DemoSourceData | null>(null);
  const [failure, setFailure] = useState<DemoError | null>(null);
  useEffect(() => {
    if (failure) return;
    let current = true;
    loadDemoSource(data.sourceUrl).then(
      (loaded) => current && setSource(loaded),
      (error: DemoError) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [data.sourceUrl, failure]);
  if (source) return <SourceFiles source={source} run={run} />;
  return failure ? <LoadFailure error={failure} retry={() => setFailure(null)} /> : <Waiting />;
}
