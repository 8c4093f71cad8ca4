import { memo } from 'react';
import { groupByPackage } from './resolve-import.ts';

/** Everything that edited code may import, by package. */
export const ProvidedModules = memo(({ modules }: { modules: readonly string[] }) => {
  if (modules.length === 0) return null;
  return (
    <details className="edit-modules">
      <summary>What the code can import</summary>
      <dl dir="ltr">
        {[...groupByPackage(modules)].map(([name, specifiers]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{specifiers.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
});
