import { useState, type SubmitEvent } from 'react';
import type { Field, Order } from './order.ts';
import { validate, type Errors } from './validate.ts';

export interface StepProps {
  order: Order;
  change: (values: Partial<Order>) => void;
  next: () => void;
}

/**
 * A step's form: checked when it is sent, and after that a field each time it changes, so that a message
 * goes away as soon as there is no reason for it.
 */
export function useStepForm({ order, change, next }: StepProps, fields: readonly Field[]) {
  const [errors, setErrors] = useState<Errors>({});

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validate(order, fields);
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first === undefined) next();
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  /** The props of a field's TextField. */
  const register = (field: Field) => ({
    name: field,
    value: order[field],
    required: true,
    fullWidth: true,
    error: errors[field] !== undefined,
    helperText: errors[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      change({ [field]: value });
      if (errors[field] === undefined) return;
      const { [field]: error } = validate({ ...order, [field]: value }, [field]);
      setErrors({ ...errors, [field]: error });
    },
  });

  return { submit, register };
}
