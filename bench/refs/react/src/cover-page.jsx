import { useLocation } from 'react-router-dom'
import { loadCover } from '../../shared/cover.mjs'
import '../../shared/cover.css'
import { useAnswer } from './use-answer.mjs'

/** Cover of the annual report. */
export function Component() {
  const { data, error } = useAnswer(useLocation().key, loadCover)
  if (error) return <div className="message">{error.message}</div>
  if (!data) return <main className="cover" />
  return (
    <main className="cover">
      <button type="button" className="cover__leave">
        ×
      </button>
      <div className="cover__text">
        <div className="cover__brand">远岚信托</div>
        <h1 className="cover__title">
          <div>远山有信</div>
          <div>岁月有回响</div>
        </h1>
        <div className="cover__for">
          {data.title} · {data.name}
        </div>
      </div>
      <div className="cover__picture" />
      <div className="cover__ground">
        {data.actions.map(text => (
          <button key={text} type="button" className="button">
            {text}
          </button>
        ))}
        <div className="cover__facts">
          {data.length} · {data.until}
        </div>
        <button type="button" className="cover__rules">
          抽奖规则
        </button>
      </div>
    </main>
  )
}
