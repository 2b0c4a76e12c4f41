import { Text, View } from '@tarojs/components'
import type { CharityProject } from '@/contract/charity'
import { count } from '@/lib/format-number'
import { Progress } from '@/ui/kit/progress'
import { charityTime, raisedText } from './charity-texts'
import './project-progress.scss'

/** How far a project is from its goal, how many gave, and how long it still runs. */
export function ProjectProgress({ project }: { project: CharityProject }) {
  const { raisedPoints, progress, donors } = project
  return (
    <>
      <Progress className="project-progress__bar" percent={progress} label={raisedText(project)} />
      <View className="project-progress__line">
        <View className="project-progress__part">
          已筹 <Text className="project-progress__raised">{count(raisedPoints)}</Text> 积分 · {progress}%
        </View>
        <View className="project-progress__part">
          {count(donors)} 人参与 · {charityTime(project)}
        </View>
      </View>
    </>
  )
}
