import { NOMS_COURTS } from '@francis/presentation/statuts';

/** While the first contributions are computed: the four names, without a figure. */
export function Attente() {
  return (
    <>
      <p className="attente-calcul" role="status">
        Calcul des cotisations…
      </p>
      <ul className="attente-barres" aria-hidden="true">
        {Object.values(NOMS_COURTS).map((nom) => (
          <li key={nom}>
            {nom}
            <i />
          </li>
        ))}
      </ul>
    </>
  );
}
