/** The sound of a sector that passes the pointer. Create it after a click: browsers block audio before. */
export function createTick(): () => void {
  const audio = new AudioContext()
  return () => {
    const { currentTime } = audio
    const oscillator = audio.createOscillator()
    const volume = audio.createGain()
    oscillator.type = 'triangle'
    oscillator.frequency.setValueAtTime(1400, currentTime)
    oscillator.frequency.exponentialRampToValueAtTime(380, currentTime + 0.04)
    volume.gain.setValueAtTime(0.18, currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.05)
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start(currentTime)
    oscillator.stop(currentTime + 0.06)
  }
}
