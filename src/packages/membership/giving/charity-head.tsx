import { Image, View } from '@tarojs/components'
import { assetUrl } from '@/platform/look/asset-url'
import { Heading } from '@/platform/elements/elements'
import { Tag } from '@/ui/kit/tag'
import { charityTag } from '../shared/charity-texts'
import type { CharityDetail } from './charity-store'
import { ProjectProgress } from '../shared/project-progress'
import './charity-head.scss'

/** Picture, name and progress of a project. */
export function CharityHead({ project }: { project: CharityDetail }) {
  const tag = charityTag(project)
  const cover = assetUrl(project.coverUrl)
  return (
    <View className="charity-head">
      {cover !== undefined && (
        <Image className="charity-head__cover" src={cover} mode="aspectFill" imgProps={{ alt: '' }} />
      )}
      <View className="charity-head__text">
        <Heading level={1} className="charity-head__name">
          {project.name}
          {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        </Heading>
        <ProjectProgress project={project} />
      </View>
    </View>
  )
}
