/** Where a form is sent: the address of a sandbox, and its fields. */
export interface TabForm {
  action: string;
  fields: Record<string, string>;
}

/**
 * Opens a tab and sends a form to it. The tab is opened at once, while the browser still counts it as
 * the reader's own doing; what it is to show may take longer.
 * @returns whether the browser allowed the tab
 * @throws what `prepare` throws; the tab is closed again
 */
export async function postToNewTab(prepare: () => Promise<TabForm>): Promise<boolean> {
  // A name of its own: each sandbox gets a tab of its own.
  const name = `vitrine-${Math.random()}`;
  const tab = window.open('', name);
  if (!tab) return false;
  try {
    submitForm(await prepare(), name);
  } catch (error) {
    tab.close();
    throw error;
  }
  // What is shown there is another site: it gets no hold of this one.
  tab.opener = null;
  return true;
}

function submitForm({ action, fields }: TabForm, target: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
