/** Collects garbage twice, since finalisers free more, and reads what is left: bytes and counts. */
export async function readHeap(cdp) {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = name => metrics.find(metric => metric.name === name)?.value ?? NaN
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}
