import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** What is tried anew when it changes. */
  of: unknown
  children: ReactNode
}

/** Shows in its place why a part of the page cannot be shown; the rest of the page stands. */
export class Boundary extends Component<BoundaryProps, { error?: unknown; of: unknown }> {
  override state: { error?: unknown; of: unknown } = { of: this.props.of }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: { of: unknown }) {
    return of === state.of ? null : { of, error: undefined }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <p className="broadsheet-broken" role="alert">
        This part cannot be shown: {error instanceof Error ? error.message : String(error)}
      </p>
    )
  }
}
