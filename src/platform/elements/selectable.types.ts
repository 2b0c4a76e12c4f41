export interface SelectableProps {
  readonly children: string
}
