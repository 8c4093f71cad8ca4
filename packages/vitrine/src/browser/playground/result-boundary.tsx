import { Component, type MouseEvent, type ReactNode } from 'react';
import { focusAround } from '../demo/message.ts';
import type { PlaygroundState } from './address.ts';

interface Props {
  /** Another state is another try. */
  state: PlaygroundState;
  /** Puts all controls back. */
  reset: () => void;
  children: ReactNode;
}

/** Keeps an error inside the result: the controls go on. A class, because React asks for one. */
export class ResultBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidUpdate({ state }: Props) {
    if (this.state.failed && state !== this.props.state) {
      this.setState({ error: null, failed: false });
    }
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    const reset = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      focusAround(currentTarget);
      this.props.reset();
      this.setState({ error: null, failed: false });
    };
    return (
      <div className="playground-message" role="alert" dir="auto">
        With these props the component throws:{' '}
        {error instanceof Error ? error.message : String(error)}{' '}
        <button type="button" onClick={reset}>
          Reset
        </button>
      </div>
    );
  }
}
