import { Image, View } from '@tarojs/components'
import type { CharityProject } from '@/contract/charity'
import { assetUrl } from '@/platform/look/asset-url'
import { Tappable } from '@/platform/elements/elements'
import { Tag } from '@/ui/kit/tag'
import { charityTag } from '../shared/charity-texts'
import { ProjectProgress } from '../shared/project-progress'
import './project-card.scss'

/** One charity project in the list; the whole card leads to it. */
export function ProjectCard({ project, onTap }: { project: CharityProject; onTap: () => void }) {
  const tag = charityTag(project)
  const cover = assetUrl(project.coverUrl)
  return (
    <Tappable className="project-card" role="link" trackId="charity-open" onTap={onTap}>
      {cover !== undefined && (
        <Image
          className="project-card__cover"
          src={cover}
          mode="aspectFill"
          lazyLoad
          imgProps={{ alt: '' }}
        />
      )}
      <View className="project-card__text">
        <View className="project-card__head">
          <View className="project-card__name">{project.name}</View>
          {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        </View>
        <View className="project-card__org">{project.orgName}</View>
        <ProjectProgress project={project} />
      </View>
    </Tappable>
  )
}
