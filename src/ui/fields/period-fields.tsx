import { View } from '@tarojs/components'
import { useId, useState } from 'react'
import { periodError } from '@/lib/validate'
import { DateInput } from '@/platform/elements/date-input'
import { InputLabel } from '@/platform/elements/elements'
import { Button } from '../kit/button'
import './period-fields.scss'

interface PeriodFieldsProps {
  buttonText: string
  /** Called with two days in order (rule V-PERIOD), `YYYY-MM-DD`. */
  onChoose: (dates: { startDate: string; endDate: string }) => void
}

/** First and last day of a period of one's own; what is wrong with it stands below. */
export function PeriodFields({ buttonText, onChoose }: PeriodFieldsProps) {
  const id = useId()
  const [dates, setDates] = useState({ startDate: '', endDate: '' })
  const [error, setError] = useState<string>()
  const handleChoose = () => {
    const wrong = periodError(dates.startDate, dates.endDate)
    setError(wrong)
    if (!wrong) onChoose(dates)
  }
  const fields = [
    { name: 'startDate', label: '开始日期' },
    { name: 'endDate', label: '结束日期' },
  ] as const
  return (
    <View className="period-fields">
      {fields.map(({ name, label }) => (
        <View key={name} className="period-fields__field">
          <InputLabel htmlFor={`${id}-${name}`}>{label}</InputLabel>
          <DateInput
            id={`${id}-${name}`}
            className="period-fields__date"
            value={dates[name]}
            isInvalid={error !== undefined}
            describedBy={`${id}-error`}
            onChange={value => setDates({ ...dates, [name]: value })}
          />
        </View>
      ))}
      <View id={`${id}-error`} className="period-fields__error" role="alert">
        {error}
      </View>
      <Button tone="secondary" onTap={handleChoose}>
        {buttonText}
      </Button>
    </View>
  )
}
