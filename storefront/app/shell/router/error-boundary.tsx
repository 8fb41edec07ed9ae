import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** The boundary tries its children again when this is another. */
  resetOn: unknown;
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
  resetOn: unknown;
}

/** Shows what is thrown while its children render in place of them, until the next visit. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): State | null {
    return resetOn === state.resetOn ? null : { failed: null, resetOn };
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.failed ? <Fallback error={this.state.failed.error} /> : children;
  }
}
