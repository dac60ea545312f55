export const categoriesPath = '/add-category';

/** The address of the dialog that edits or deletes a category. */
export const categoryDialogPath = (id: number, dialog: 'edit' | 'delete') =>
  `${categoriesPath}/${id}/${dialog}`;
