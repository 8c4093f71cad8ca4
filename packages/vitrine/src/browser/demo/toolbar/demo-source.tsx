import { useEffect, useState } from 'react';
import type { DemoError } from '../demo-errors.ts';
import { loadDemoSource } from '../load-source.ts';
import type { DemoSourceData, ToolbarData } from '../../../shared/contract.ts';
import { EditableSource } from './editable-source.tsx';
import { LoadFailure, Waiting } from './toolbar-part.tsx';
import type { RunAction } from './use-actions.ts';

interface DemoSourceProps {
  data: ToolbarData;
  /** An edit from the address, still packed. */
  shared: string | null;
  run: RunAction;
}

/** A demo's source below it: on its way, not arrived, or there. */
export function DemoSource({ data, shared, run }: DemoSourceProps) {
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
  if (source) {
    return <EditableSource key={shared} data={data} source={source} shared={shared} run={run} />;
  }
  return failure ? <LoadFailure error={failure} retry={() => setFailure(null)} /> : <Waiting />;
}
