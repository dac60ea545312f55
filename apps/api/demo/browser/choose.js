// Hands the chosen person's credential to the shop that opened this page, and to no other site.
const { storefront } = document.body.dataset;

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const { credential } = button.dataset;
    opener?.postMessage({ type: 'demo-identity', credential }, storefront);
    close();
  });
}

if (!opener) document.querySelector('[role="status"]').hidden = false;
