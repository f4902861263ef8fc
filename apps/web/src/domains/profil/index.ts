export { CarteSituation } from './CarteSituation.tsx';
