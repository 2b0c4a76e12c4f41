/** Louder than an empty room, as a part of the loudest. */
const HEARD = 0.03
const EVERY_MS = 100

interface SoundWatch {
  /** Whether something was heard since the last question; `undefined` where the browser does not tell. */
  heardSince(): boolean | undefined
  stop(): void
}

const DEAF: SoundWatch = { heardSince: () => undefined, stop: () => {} }

/** Listens whether anything is heard on a stream. */
export function watchSound(stream: MediaStream): SoundWatch {
  if (typeof AudioContext !== 'function') return DEAF
  let context: AudioContext | undefined
  try {
    context = new AudioContext()
    return listen(context, stream)
  } catch {
    // Browsers refuse a context too many, or a stream of another rate: a clip is recorded all the same.
    void context?.close()
    return DEAF
  }
}

function listen(context: AudioContext, stream: MediaStream): SoundWatch {
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  let peak = 0
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples)
    // 128 is silence.
    for (const sample of samples) peak = Math.max(peak, Math.abs(sample - 128) / 128)
  }, EVERY_MS)
  return {
    heardSince() {
      const isHeard = peak >= HEARD
      peak = 0
      // A context that the browser has put to sleep hears nothing, whatever is said.
      return context.state === 'running' ? isHeard : undefined
    },
    stop() {
      clearInterval(timer)
      void context.close()
    },
  }
}
