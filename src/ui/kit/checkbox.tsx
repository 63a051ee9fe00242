/** Native checkbox with label in the accent colour. */
import { css, cx } from "#generated/styles/css/index.js";
import { checkbox } from "#generated/styles/recipes/index.js";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { indeterminate?: boolean };

/** Checkbox without label: pass an aria-label. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <input ref={box} type="checkbox" {...rest} className={cx(checkbox(), className)} />;
}

export function LabelledCheckbox({ children, ...rest }: CheckboxProps & { children: ReactNode }) {
  return (
    <label className={css({ display: "inline-flex", alignItems: "center", gap: "2", minH: "6", cursor: "pointer" })}>
      <Checkbox {...rest} />
      {children}
    </label>
  );
}
