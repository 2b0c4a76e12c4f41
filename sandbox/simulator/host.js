// Runs in the framed page before any of its own scripts: lets the simulator around it put the host's functions there.
;(function () {
  try {
    if (window.parent !== window && window.parent.trustSimulator) window.parent.trustSimulator.attach(window)
  } catch {
    // Framed by a page of another origin: not our simulator.
  }
})()
