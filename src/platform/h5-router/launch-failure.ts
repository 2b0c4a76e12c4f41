/** Says that the first page's code could not be fetched, and offers another try: nothing else is on the screen yet. */
export function showLaunchFailure(retry: () => void): void {
  const notice = document.createElement('div')
  notice.className = 'launch-failure'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = '页面没有加载成功，请检查网络后重试'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'launch-failure__retry'
  button.textContent = '重新加载'
  button.addEventListener('click', () => {
    notice.remove()
    retry()
  })
  notice.append(text, button)
  document.body.append(notice)
}
