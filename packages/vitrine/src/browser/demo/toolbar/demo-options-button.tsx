import { useId, useState } from 'react';
import type { ToolbarData } from '../../../shared/contract.ts';
import { useStore } from '../../core/store.ts';
import { Tooltip } from '../../core/tooltip.tsx';
import { NO_OVERRIDES, overridesOf } from '../demo-look.ts';
import { hasOverrides } from '../iframe/overrides.ts';
import { OptionsIcon } from './toolbar-icons.tsx';
import { ToolbarPart } from './toolbar-part.tsx';

const loadOptions = () => import('./demo-options.tsx').then(({ DemoOptions }) => DemoOptions);

/** Opens what a reader can ask of the demo: theme, direction and width, apart from the page's. */
export function DemoOptionsButton({ data }: { data: ToolbarData }) {
  const [open, setOpen] = useState(false);
  const overrides = useStore(overridesOf(data.hash), NO_OVERRIDES);
  const id = useId();
  const label = 'Theme, direction and width';
  return (
    <>
      <Tooltip label={label}>
        <button
          type="button"
          className="demo-action demo-options-button"
          aria-label={label}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-changed={hasOverrides(overrides) || undefined}
          onClick={() => setOpen(!open)}
        >
          <OptionsIcon />
        </button>
      </Tooltip>
      {open && (
        <div id={id} className="demo-options">
          <ToolbarPart load={loadOptions}>
            {(DemoOptions) => <DemoOptions data={data} />}
          </ToolbarPart>
        </div>
      )}
    </>
  );
}
