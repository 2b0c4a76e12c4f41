/**
 * Script for a JavaScript world: its clock can be put forward. Answers the function that does so.
 */
export const CLOCK_SCRIPT = `(function (world) {
  const Real = world.Date
  let shift = 0
  function Shifted() {
    if (!new.target) return new Real(Real.now() + shift).toString()
    return Reflect.construct(Real, arguments.length > 0 ? arguments : [Real.now() + shift], new.target)
  }
  Shifted.prototype = Real.prototype
  Real.prototype.constructor = Shifted
  Shifted.now = function () { return Real.now() + shift }
  Shifted.parse = Real.parse
  Shifted.UTC = Real.UTC
  world.Date = Shifted
  return function (ms) { shift += ms }
})`
