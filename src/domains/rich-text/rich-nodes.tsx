import { Fragment } from 'react'
import type { RichNode } from '@/lib/rich-text/nodes'
import { Picture, RichElement } from '@/platform/elements/rich-element'
import './server-html.scss'
import { unbroken } from '@/ui/kit/unbroken'

interface RichNodesProps {
  nodes: readonly RichNode[]
  onFollow: (href: string) => void
}

/** Sanitised nodes as elements; their order never changes, so that their place is their key. */
export function RichNodes({ nodes, onFollow }: RichNodesProps) {
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={index}>
          {typeof node === 'string' ? unbroken(node) : <RichNodeView node={node} onFollow={onFollow} />}
        </Fragment>
      ))}
    </>
  )
}

type ElementNode = Exclude<RichNode, string>

function RichNodeView({ node, onFollow }: { node: ElementNode; onFollow: (href: string) => void }) {
  const { tag, src = '', alt = '', ratio, children, ...rest } = node
  if (tag === 'img') return <Picture className="rich-img" src={src} alt={alt} ratio={ratio} />
  const isEmpty = children.length === 0
  return (
    <RichElement tag={tag} className={`rich-${tag}`} {...rest} onFollow={onFollow}>
      {isEmpty ? undefined : <RichNodes nodes={children} onFollow={onFollow} />}
    </RichElement>
  )
}
