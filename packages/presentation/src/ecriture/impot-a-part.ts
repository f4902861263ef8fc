interface Figures {
  readonly impot_brut_calcule: number;
  readonly decote_applicable?: number | undefined;
  readonly impot_net_avant_credits: number;
}

/** What stands between the tax of the scale and the tax before reductions, so that a table adds up. */
export const LIBELLE_A_PART = 'Impôt à taux forfaitaire et contributions';
/** In euros: the flat tax and the contribution on high incomes; 0 when there is none. */
export const impotAPart = ({
  impot_brut_calcule: brut,
  decote_applicable: decote = 0,
  impot_net_avant_credits: net,
}: Figures): number => Math.round(net - (brut - decote));
