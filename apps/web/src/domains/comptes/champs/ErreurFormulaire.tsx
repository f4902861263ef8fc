import { Alerte } from '../../../design-system/index.ts';

export interface EtatErreur {
  message: string;
  details: string[];
}

export function ErreurFormulaire({ erreur }: { erreur: EtatErreur | undefined }) {
  if (!erreur) return null;
  return (
    <Alerte ton="erreur">
      <p>{erreur.message}</p>
      {erreur.details.length > 0 && (
        <ul>
          {erreur.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Alerte>
  );
}
