import { REPOSITORY_PATH } from '../../../shared/shell-icons.ts';
import { Icon } from '../../core/icons.tsx';

/** A box with its edges. */
export const SandboxIcon = () => (
  <Icon>
    <path d="m12 2 9 5v10l-9 5-9-5V7zm0 2.3L6.3 7.4 12 10.6l5.7-3.2zM5 9v6.8l6 3.4v-6.8zm8 10.2 6-3.4V9l-6 3.4z" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon>
    <path d="M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4" />
  </Icon>
);

/** Three sliders. */
export const OptionsIcon = () => (
  <Icon>
    <path d="M3 5h8V3h2v6h-2V7H3zm12 0h6v2h-6zM3 11h3V9h2v6H6v-2H3zm7 0h11v2H10zm-7 6h10v-2h2v6h-2v-2H3zm14 0h4v2h-4z" />
  </Icon>
);

export const CodeIcon = () => (
  <Icon>
    <path d="m9.4 16.6-1.4 1.4-6-6 6-6 1.4 1.4L4.8 12zm5.2 0L19.2 12l-4.6-4.6L16 6l6 6-6 6z" />
  </Icon>
);

export const RepositoryIcon = () => (
  <Icon>
    <path d={REPOSITORY_PATH} />
  </Icon>
);
