/**
 * WeChat moves the reading focus into dialogs itself, and tells nobody of a way back before it leaves the page: only its own
 * `page-container` could hold it, which would lie over every sheet. So the way back leaves the page with what lies over it.
 */
export function useModal(
  _isOpen: boolean,
  _containerId: string,
  _startId: string,
  _onClose?: () => void,
): void {}
