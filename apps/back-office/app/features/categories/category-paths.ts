export const categoriesPath = '/category-list';

/** The address of the dialog that edits or deletes a category. */
export const categoryDialogPath = (id: number, dialog: 'edit' | 'delete') =>
  `${categoriesPath}/${id}/${dialog}`;

/** The address of the dialog that puts all categories into another order. */
export const categoryOrderPath = `${categoriesPath}/order`;

export const addCategoryPath = '/add-category';
