/** The rows of a list, which the form keeps as one text. */
export const rowsIn = <Row>(text: string) => JSON.parse(text) as Row[]; // `fieldsOfSettings` wrote it
