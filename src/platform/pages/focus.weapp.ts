/** WeChat moves the reading focus into dialogs itself. */
export function useDialogFocus(
  _isOpen: boolean,
  _containerId: string,
  _startId: string,
  _onEscape?: () => void,
): void {}
