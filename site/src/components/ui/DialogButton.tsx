import { Button, type ButtonProps } from './Button.tsx';

export type DialogButtonProps = Omit<ButtonProps, 'type'> & {
  /** Id of the dialog that the button opens. */
  dialog: string;
};

/** Opens a modal dialog of the page; the browser does it, with or without scripts. */
export function DialogButton({ dialog, ...rest }: DialogButtonProps) {
  return <Button command="show-modal" commandfor={dialog} aria-haspopup="dialog" {...rest} />;
}
