// On a plain file server `/blog?page=2` leads to the page that has an address of its own; our host does it itself.
const address = new URL(location.href);
const page = Number(address.searchParams.get('page'));

if (Number.isInteger(page) && page > 0) {
  const blog = address.pathname.replace(/\/(?:page\/\d+\/?)?$/, '');
  address.searchParams.delete('page');
  const target = page === 1 ? blog : `${blog}/page/${page}`;
  location.replace(`${target}${address.search}#posts`);
}
