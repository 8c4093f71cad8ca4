import { useId, useState } from 'react';
import { NO_OVERRIDES, hasOverrides, type FrameOverrides } from '../iframe/overrides.ts';
import type { ToolbarData } from '../../../shared/contract.ts';
import { Tooltip } from '../../core/tooltip.tsx';
import { OptionsIcon } from './toolbar-icons.tsx';
import { ToolbarPart } from './toolbar-part.tsx';

const loadOptions = () => import('./demo-options.tsx').then(({ DemoOptions }) => DemoOptions);

/** Opens what a reader can ask of the demo: theme, direction and width, apart from the page's. */
export function DemoOptionsButton({ data }: { data: ToolbarData }) {
  const [open, setOpen] = useState(false);
  const [overrides, setOverrides] = useState<FrameOverrides>(NO_OVERRIDES);
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
            {(DemoOptions) => (
              <DemoOptions data={data} overrides={overrides} setOverrides={setOverrides} />
            )}
          </ToolbarPart>
        </div>
      )}
    </>
  );
}
