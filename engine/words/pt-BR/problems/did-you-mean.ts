/** The nearest name as a question, or `otherwise` where none is near. */
export const didYouMean = (nearest: string | null, otherwise: string) =>
  nearest === null ? otherwise : `Você quis dizer "${nearest}"?`;
