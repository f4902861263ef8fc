/** Two who receive, when one of them speaks: forms of `motsDits`. */
export const MOI_ET_UN_PROCHE =
  'mon frere et moi|ma soeur et moi|mon cousin et moi|ma cousine et moi|moi et mon frere|moi et ma soeur|moi avec mon frere|moi avec ma soeur|je et mon frere|je et ma soeur';
